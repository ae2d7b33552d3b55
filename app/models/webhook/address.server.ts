import dns from 'node:dns'
import { BlockList, isIP, isIPv4, type LookupFunction } from 'node:net'

/** IANA's special-purpose addresses (RFC 6890) and multicast. */
const PRIVATE_V4 = blockListOf('ipv4', [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
])

/** Everything outside 2000::/3, and its ranges for IPv4 transition and documentation. */
const PRIVATE_V6 = blockListOf('ipv6', [
  '::/3',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
  '4000::/2',
  '8000::/1',
])

function blockListOf(family: 'ipv4' | 'ipv6', subnets: string[]): BlockList {
  const list = new BlockList()
  for (const subnet of subnets) {
    const [network = '', prefix] = subnet.split('/')
    list.addSubnet(network, Number(prefix), family)
  }
  return list
}

export class PrivateAddressError extends Error {
  constructor() {
    super('The address leads into a private network')
  }
}

/** @param address IP address; an IPv4 address embedded in IPv6 counts as private */
export function isPrivate(address: string): boolean {
  const [bare = ''] = address.split('%')
  if (isIPv4(bare)) return PRIVATE_V4.check(bare, 'ipv4')
  return isIP(bare) === 0 || PRIVATE_V6.check(bare, 'ipv6')
}

/** The host of a URL, without the brackets of an IPv6 address. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '')
}

/** Checks the lookup of the connection itself, so that a second DNS response cannot differ. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  dns.lookup(hostname, options, (error, found, family) => {
    const addresses = Array.isArray(found) ? found.map(({ address }) => address) : [found]
    const refusal = error ?? (addresses.some(isPrivate) ? new PrivateAddressError() : null)
    callback(refusal, found, family)
  })
}

/** Checks a URL with an IP address, for which no lookup runs. @throws PrivateAddressError */
export function refusePrivateIp(url: URL): void {
  const host = hostOf(url)
  if (isIP(host) !== 0 && isPrivate(host)) throw new PrivateAddressError()
}

/** @throws PrivateAddressError, or the error of the name server */
export async function requirePublic(url: URL, lookup = publicLookup): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    lookup(hostOf(url), { all: true }, (error) => (error ? reject(error) : resolve()))
  })
}
