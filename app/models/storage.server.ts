import { type StorageFault, storageFault } from '#db/busy.server'

/** Runs a write whose storage fault is a result, so that a form can say so beside what was typed. */
export async function attempt<T>(
  write: () => Promise<T>,
): Promise<{ ok: true; value: T } | { ok: false; fault: StorageFault }> {
  try {
    return { ok: true, value: await write() }
  } catch (error) {
    const fault = storageFault(error)
    if (!fault) throw error
    return { ok: false, fault }
  }
}
