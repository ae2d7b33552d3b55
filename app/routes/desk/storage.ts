/** Does nothing where the browser blocks local storage, is out of space or has none, as in some apps. */
export function withStorage(use: (storage: Storage) => void): void {
  try {
    use(localStorage)
  } catch (error) {
    console.warn(error)
  }
}
