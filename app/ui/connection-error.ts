export const NO_CONNECTION = {
  title: 'The connection is gone',
  text: 'What you sent last may not have arrived. Go back, check your connection and try again.',
}

/** Whether a request got no answer at all, as each browser words it. */
export function isConnectionError(error: unknown): boolean {
  return (
    !import.meta.env.SSR &&
    error instanceof TypeError &&
    /failed to fetch|networkerror|load failed|importing a module|dynamically imported/i.test(
      error.message,
    )
  )
}
