/** `[text](/path)` in prose. Only paths of this site become links; anything else stays text. */
export const PROSE_LINK = /\[([^[\]]{1,300})\]\((\/(?![/\\])[^)\s\\]{0,300})\)/g
