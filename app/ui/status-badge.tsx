/** The state of an enquiry: a word, a colour and a shape, so that no one of them is needed alone. */
export function StatusBadge({ status }: { status: 'New' | 'Pending' | 'Closed' }) {
  return <span className={`badge badge-${status.toLowerCase()}`}>{status}</span>
}
