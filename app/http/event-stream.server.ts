/** Server-sent events (WHATWG HTML, 9.2). */

export interface EventStream {
  /** @param data becomes JSON @param id comes back as `Last-Event-ID` after a reconnect */
  send(event: string, data: unknown, id: string): void
  end(): void
}

/** Keeps proxies from closing an idle stream. */
const HEARTBEAT_MS = 25_000

const open = new Set<EventStream>()

/** @param begin returns a cleanup function @param isAllowed is checked at every heartbeat; false ends the stream */
export function eventStream(
  request: Request,
  begin: (stream: EventStream) => () => void,
  isAllowed: () => Promise<boolean>,
): Response {
  const encoder = new TextEncoder()
  let close = (_isCancelled = false) => {}
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      let isOpen = true
      const write = (text: string) => isOpen && controller.enqueue(encoder.encode(text))
      const stream: EventStream = {
        send: (event, data, id) =>
          write(`event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`),
        end: () => close(),
      }
      const finish = begin(stream)
      const heartbeat = setInterval(async () => {
        if (await isAllowed().catch(() => false)) write(': still here\n\n')
        else close()
      }, HEARTBEAT_MS).unref()
      close = (isCancelled = false) => {
        if (!isOpen) return
        isOpen = false
        clearInterval(heartbeat)
        open.delete(stream)
        finish()
        if (!isCancelled) controller.close()
      }
      open.add(stream)
      request.signal.addEventListener('abort', () => close(), { once: true })
      write('retry: 5000\n\n')
      if (request.signal.aborted) close()
    },
    cancel: () => close(true),
  })
  return new Response(body, {
    headers: {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'private, no-store',
      // Keeps nginx from buffering.
      'X-Accel-Buffering': 'no',
    },
  })
}

export function endEventStreams(): void {
  for (const stream of open) stream.end()
}
