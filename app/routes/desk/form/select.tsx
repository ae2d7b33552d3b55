import { type Option, Options } from '#app/ui/form/field'

export interface SelectProps {
  name: string
  label: string
  /** Label of the option without a value. */
  empty?: string
  options: readonly Option[]
  value?: string
  form?: string | undefined
}

export function Select({ name, label, empty, options, value, form }: SelectProps) {
  return (
    <select className="inp sel" form={form} name={name} aria-label={label} defaultValue={value}>
      {empty && <option value="">{empty}</option>}
      <Options options={options} />
    </select>
  )
}

export interface Colleague {
  id: string
  name: string
}

export function colleagueOptions(colleagues: readonly Colleague[], adminId: string): Option[] {
  return colleagues
    .filter(({ id }) => id !== adminId)
    .map(({ id, name }) => ({ value: id, label: name }))
}

export function assigneeOptions(colleagues: readonly Colleague[], adminId: string): Option[] {
  const me = { value: adminId, label: 'Me' }
  return [me, { value: 'nobody', label: 'Nobody' }, ...colleagueOptions(colleagues, adminId)]
}
