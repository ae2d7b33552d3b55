/** What a route module exports as `handle` to raise the limits of the server for its address. */
export interface RouteHandle {
  /** It takes a file: a body of up to 6.5 MiB, of which the action sees what came even where more was sent. */
  isUpload?: boolean
  /** It carries a text in its query, so its URL may have 8,192 characters instead of 2,048. */
  hasLongUrl?: boolean
}
