import { Link } from '@remix-run/react'

interface PublishFaultsProps {
  faults: { name: string; message: string; to: string }[]
}

export function PublishFaults({ faults }: PublishFaultsProps) {
  return (
    <div className="summary" role="alert">
      <h2>Not published yet</h2>
      <ul>
        {faults.map(({ name, message, to }) => (
          <li key={name + message}>
            <Link to={to}>{`${name}: ${message}`}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
