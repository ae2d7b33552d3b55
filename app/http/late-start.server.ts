/**
 * Lets a document be read before its scripts are fetched: they wait for the visitor's first move, or for the browser's
 * first idle moment after the load. Every page works without them, so nothing is lost by waiting.
 *
 * React's production build neither minds attributes that differ from its own nor nodes after the last of the body, and
 * these are the only two changes made to what it rendered.
 * @param mark of this render, see content-security; the loader carries it like every script of ours
 */
export function startLate(html: string, mark: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="late"')
    .replace(`<script nonce="${mark}" type="module"`, `<script nonce="${mark}" type="text/late"`)
    .replace('</body>', `<script nonce="${mark}">${LOADER}</script></body>`)
}

const LOADER = `{
const moves = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'wheel'];
const start = () => {
  for (const move of moves) removeEventListener(move, start);
  if (window.started) return;
  window.started = true;
  for (const link of document.querySelectorAll('link[rel="late"]')) link.rel = 'modulepreload';
  const script = document.createElement('script');
  script.type = 'module';
  script.textContent = document.querySelector('script[type="text/late"]').textContent;
  document.body.append(script);
};
for (const move of moves) addEventListener(move, start, { passive: true });
const idle = window.requestIdleCallback || ((work) => setTimeout(work, 200));
addEventListener('load', () => idle(start));
}`.replace(/\n\s*/g, '')
