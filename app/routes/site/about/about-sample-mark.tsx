/** Says that nobody has spoken these words yet; gone as soon as the owner replaces them. */
export function SampleMark() {
  return <span className="sample">Sample</span>
}
