import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { afterThisFile } from '../after-test'

/**
 * One port for several servers, as of a load balancer or a virtual IP. It tries them round-robin until one accepts the
 * connection.
 */
export async function startTcpBalancer(ports: number[], own = 0) {
  let targets = ports
  let turn = 0
  const open = new Set<Socket>()

  function pass(client: Socket, [target, ...others]: number[]): void {
    if (target === undefined) return void client.destroy()
    const upstream = connect(target, '127.0.0.1')
    open.add(upstream)
    upstream.on('close', () => open.delete(upstream))
    upstream.once('error', () => upstream.destroy())
    upstream.once('close', () => (isJoined ? client.destroy() : pass(client, others)))
    let isJoined = false
    upstream.once('connect', () => {
      isJoined = true
      client.once('close', () => upstream.destroy())
      client.pipe(upstream).pipe(client)
    })
  }

  const server = createServer({ pauseOnConnect: true }, (client) => {
    open.add(client)
    client.on('error', () => {})
    client.on('close', () => open.delete(client))
    const first = turn++ % targets.length
    pass(client, [...targets.slice(first), ...targets.slice(0, first)])
  }).listen(own, '127.0.0.1')
  await once(server, 'listening')
  const close = () => {
    for (const socket of open) socket.destroy()
  }
  afterThisFile(() => {
    server.close()
    close()
  })
  return {
    port: (server.address() as AddressInfo).port,
    /** Ends open connections too, because they lead to the previous server. */
    switchTo(next: number) {
      targets = [next]
      close()
    },
  }
}
