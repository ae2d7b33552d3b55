/** Server-sent events (WHATWG HTML, 9.2): one long answer that a page reads as it grows. */

export interface EventStream {
  /** Sends an event with its data as JSON. A browser whose line broke says the last id it had, as `Last-Event-ID`. */
  send(event: string, data: unknown, id: string): void
  end(): void
}

/** Keeps proxies from closing a quiet stream, and finds out who has gone. */
const BEAT_MS = 25_000

const open = new Set<EventStream>()

/**
 * Answers with a stream of events until the reader goes, `begin`'s stream ends it, or the program stops.
 * @param begin starts sending; what it returns runs once at the end
 * @param mayGoOn asked at every beat; a no ends the stream
 */
export function eventStream(
  request: Request,
  begin: (stream: EventStream) => () => void,
  mayGoOn: () => Promise<boolean>,
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
      const beat = setInterval(async () => {
        if (await mayGoOn().catch(() => false)) write(': still here\n\n')
        else close()
      }, BEAT_MS).unref()
      close = (isCancelled = false) => {
        if (!isOpen) return
        isOpen = false
        clearInterval(beat)
        open.delete(stream)
        finish()
        if (!isCancelled) controller.close()
      }
      open.add(stream)
      request.signal.addEventListener('abort', () => close(), { once: true })
      write('retry: 5000\n\n')
    },
    cancel: () => close(true),
  })
  return new Response(body, {
    headers: {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'private, no-store',
      // nginx would else gather what should go out at once.
      'X-Accel-Buffering': 'no',
    },
  })
}

/** Ends every open stream, so that a program that stops does not wait for them; their pages ask again. */
export function endEventStreams(): void {
  for (const stream of open) stream.end()
}
