type Undo = () => unknown

// Workers cache modules: a hook that a shared module registers runs for the first test file only, see clean-up.ts.
const ofTest: Undo[] = []
const ofFile: Undo[] = []

export const afterThisTest = (undo: Undo) => void ofTest.push(undo)
export const afterThisFile = (undo: Undo) => void ofFile.push(undo)

export const undoTest = () => undoAll(ofTest)
export const undoFile = () => undoAll(ofFile)

/** Runs the last one first. */
async function undoAll(undos: Undo[]): Promise<void> {
  for (let undo = undos.pop(); undo; undo = undos.pop()) await undo()
}
