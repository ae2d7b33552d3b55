/** How long somebody who pressed a link waits for the scripts that would answer it, before it leads to its page. */
export const PATIENCE_MS = 2000
