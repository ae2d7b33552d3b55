export function StatusBadge({ status }: { status: 'New' | 'Pending' | 'Closed' }) {
  return <span className={`badge badge-${status.toLowerCase()}`}>{status}</span>
}
