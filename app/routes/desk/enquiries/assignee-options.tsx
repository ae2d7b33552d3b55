export interface Colleague {
  id: string
  name: string
}

interface AssigneeOptionsProps {
  colleagues: Colleague[]
  adminId: string
}

export function AssigneeOptions({ colleagues, adminId }: AssigneeOptionsProps) {
  return (
    <>
      <option value={adminId}>Me</option>
      <option value="nobody">Nobody</option>
      <OtherOptions colleagues={colleagues} adminId={adminId} />
    </>
  )
}

export function OtherOptions({ colleagues, adminId }: AssigneeOptionsProps) {
  return colleagues
    .filter(({ id }) => id !== adminId)
    .map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))
}
