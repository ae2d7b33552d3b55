import { eventLoopDelayMs } from '#app/http/event-loop.server'
import { traffic } from '#app/http/traffic.server'
import { site } from '#app/models/company/site.server'
import { type Metric, readMetrics, writeMetrics } from '#app/models/health/metrics.server'

/** The guard checks who may read the metrics. */
export async function loader() {
  const metrics = [...(await readMetrics(site())), ...readTraffic()]
  return new Response(writeMetrics(metrics), {
    headers: {
      'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
      'Cache-Control': 'no-store',
    },
  })
}

function readTraffic(): Metric[] {
  const { byClass, within, count, seconds } = traffic
  return [
    {
      name: 'nodejs_eventloop_lag_seconds',
      help: 'Mean delay of the event loop over half a second.',
      type: 'gauge',
      samples: eventLoopDelayMs() / 1000,
    },
    {
      name: 'http_requests_total',
      help: 'Answers by class of status.',
      type: 'counter',
      samples: Object.entries(byClass).map(([name, sum]) => [`{status="${name}"}`, sum]),
    },
    {
      name: 'http_request_duration_seconds',
      help: 'Time until an answer was sent; streams of events are left out.',
      type: 'histogram',
      samples: [
        ...within.map((bucket): [string, number] => [
          `_bucket{le="${bucket.seconds}"}`,
          bucket.count,
        ]),
        ['_bucket{le="+Inf"}', count],
        ['_sum', seconds],
        ['_count', count],
      ],
    },
  ]
}
