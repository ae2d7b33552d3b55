type Undo = () => unknown

// Workers keep modules: a hook that a shared module registers holds for the first file of tests only, see clean-up.ts.
const ofTest: Undo[] = []
const ofFile: Undo[] = []

export const afterThisTest = (undo: Undo) => void ofTest.push(undo)
export const afterThisFile = (undo: Undo) => void ofFile.push(undo)

export const undoTest = () => undoAll(ofTest)
export const undoFile = () => undoAll(ofFile)

/** The last first. */
async function undoAll(undos: Undo[]): Promise<void> {
  for (let undo = undos.pop(); undo; undo = undos.pop()) await undo()
}
