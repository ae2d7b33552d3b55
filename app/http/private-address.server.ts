import { compile } from 'proxy-addr'
import { CLIENT_ADDRESS } from './rate-limit.server'

const isPrivate = compile(['loopback', 'linklocal', 'uniquelocal'])

export const isPrivateAddress = (address: string) => isPrivate(address, 0)

export const isFromInside = (request: Request) =>
  isPrivateAddress(request.headers.get(CLIENT_ADDRESS) ?? '')
