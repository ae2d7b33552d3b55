const NAMES = new Set(['localhost', '127.0.0.1', '::1', '[::1]'])

/** @param host in lower case, with or without the brackets of an IPv6 address */
export const isLoopback = (host: string): boolean => NAMES.has(host)
