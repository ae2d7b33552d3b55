type CleanUp = () => unknown

// Workers cache modules: a hook that a shared module registers runs for the first test file only, see clean-up.ts.
const ofTest: CleanUp[] = []
const ofFile: CleanUp[] = []

export const afterThisTest = (cleanUp: CleanUp) => void ofTest.push(cleanUp)
export const afterThisFile = (cleanUp: CleanUp) => void ofFile.push(cleanUp)

export const cleanUpTest = () => runAll(ofTest)
export const cleanUpFile = () => runAll(ofFile)

/** Runs the last one first. */
async function runAll(all: CleanUp[]): Promise<void> {
  for (let cleanUp = all.pop(); cleanUp; cleanUp = all.pop()) await cleanUp()
}
