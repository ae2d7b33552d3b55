const MIB = 1024 * 1024

/** How many bytes of bodies may be in memory together, and of one client's. */
export class BodyBudget {
  #total = 0
  readonly #byClient = new Map<string, number>()

  constructor(
    private readonly most: number,
    private readonly mostOfClient: number,
  ) {}

  /** @returns whether there was room for so many more bytes, which are then taken */
  take(client: string, bytes: number): boolean {
    const own = this.#byClient.get(client) ?? 0
    if (this.#total + bytes > this.most || own + bytes > this.mostOfClient) return false
    this.#set(client, own + bytes, bytes)
    return true
  }

  release(client: string, bytes: number): void {
    this.#set(client, (this.#byClient.get(client) ?? 0) - bytes, -bytes)
  }

  #set(client: string, own: number, change: number): void {
    this.#total += change
    if (own > 0) this.#byClient.set(client, own)
    else this.#byClient.delete(client)
  }
}

/** Forms have a budget of their own, so that no upload keeps an enquiry or a login out. */
export const createBudgets = () => ({
  form: new BodyBudget(32 * MIB, 8 * MIB),
  upload: new BodyBudget(128 * MIB, 32 * MIB),
})
