import { PATIENCE_MS } from './patience'

/**
 * Lets a document be read before its scripts run. They are fetched in the browser's first idle moment after the load
 * and after the first paint, which they would overtake on a quick line, and run at the visitor's first move; in a
 * document that needs them unprompted they run in that moment too. Every page works without them, so nothing is lost by
 * waiting. A first click on a link that opens something here, `data-opens`, is held until the scripts can answer it, and
 * the link says so.
 * A pointer that rests where the page appears is told to have moved by nothing, which is no move of the visitor's.
 * What is out of sight is drawn at the visitor's first move, or after a first look without one, one in each idle moment;
 * at once where the browser goes back to a place further down, which it finds only on a page of the right height.
 *
 * After a reload the browser goes back to what a script pushed without asking for a document: nobody would draw that page.
 *
 * React's production build neither minds attributes that differ from its own nor nodes after the last of the body, and
 * these are the only changes made here to what it rendered.
 * @param mark of this render, see content-security; the loader carries it like every script of ours
 * @param before words the server put before the title, taken off again before React compares it with its own
 */
export function startLate(
  html: string,
  mark: string,
  { unprompted = false, before = '' } = {},
): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="late"')
    .replace(`<script nonce="${mark}" type="module"`, `<script nonce="${mark}" type="text/late"`)
    .replace('</body>', `<script nonce="${mark}">${loader(unprompted, before)}</script></body>`)
}

/** A browser that is never idle draws the next scene all the same. */
const BUSY_MS = 200

/** The first look and the first tap have the processor for themselves; who moves on sooner has the scenes sooner. */
const LOOK_MS = 3000

const loader = (unprompted: boolean, before: string) =>
  `{
const moves = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'];
const idle = window.requestIdleCallback || ((work) => setTimeout(work, 50));
let begun = 0;
const load = () => {
  for (const link of document.querySelectorAll('link[rel="late"]')) link.rel = 'modulepreload';
};
const [visit] = performance.getEntriesByType('navigation');
let drawn = location.hash || (visit && visit.type !== 'navigate');
if (drawn) document.documentElement.dataset.drawn = '';
const drawAll = () => { drawn = drawn || idle(draw, { timeout: ${BUSY_MS} }); };
const draw = () => {
  const next = document.querySelector(':is(main > *, .band, .ill):not([data-drawn])');
  (next || document.documentElement).dataset.drawn = '';
  if (next) idle(draw, { timeout: ${BUSY_MS} });
};
const run = () => {
  load();
  const script = document.createElement('script');
  script.type = 'module';
  script.textContent = document.querySelector('script[type="text/late"]').textContent;
  ${before && `document.title = document.title.slice(${before.length});`}
  document.body.append(script);
};
const start = ({ type, movementX, movementY } = {}) => {
  if (type === 'pointermove' && movementX === 0 && movementY === 0) return;
  if (begun++) return;
  for (const move of moves) removeEventListener(move, start);
  idle(run, { timeout: 100 });
  drawAll();
};
for (const move of moves) addEventListener(move, start, { passive: true });
const rest = () => { setTimeout(drawAll, ${LOOK_MS}); idle(${unprompted ? 'start' : 'load'}); };
addEventListener('load', () => {
  const { supportedEntryTypes: types = [] } = window.PerformanceObserver || {};
  if (!types.includes('paint')) return rest();
  new PerformanceObserver((paints, observer) => {
    if (!paints.getEntriesByName('first-contentful-paint')[0]) return;
    observer.disconnect();
    rest();
  }).observe({ type: 'paint', buffered: true });
});
const hold = (event) => {
  const link = event.target.closest('a[data-opens]');
  if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  start();
  link.ariaBusy = 'true';
  const leave = setTimeout(() => { link.ariaBusy = null; location.assign(link.href); }, ${PATIENCE_MS});
  addEventListener('awake', () => { clearTimeout(leave); link.ariaBusy = null; link.click(); }, { once: true });
};
const here = location.pathname + location.search;
const stay = () => { if (location.pathname + location.search !== here) location.reload(); };
addEventListener('popstate', stay);
addEventListener('click', hold);
addEventListener('awake', () => {
  removeEventListener('popstate', stay);
  removeEventListener('click', hold);
}, { once: true });
}`.replace(/\n\s*/g, '')
