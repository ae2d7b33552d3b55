export interface Option {
  value: string
  label: string
}

interface SelectProps {
  name: string
  label: string
  /** Label of the choice without a value. */
  empty?: string
  options: readonly (string | Option)[]
  value?: string
}

export function Select({ name, label, empty, options, value }: SelectProps) {
  return (
    <select className="inp sel" name={name} aria-label={label} defaultValue={value}>
      {empty && <option value="">{empty}</option>}
      {options.map((option) =>
        typeof option === 'string' ? (
          <option key={option}>{option}</option>
        ) : (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ),
      )}
    </select>
  )
}

export interface Colleague {
  id: string
  name: string
}

/** Everybody but the admin who asks. */
export function optionsOf(colleagues: readonly Colleague[], adminId: string): Option[] {
  return colleagues
    .filter(({ id }) => id !== adminId)
    .map(({ id, name }) => ({ value: id, label: name }))
}

export function assigneeOptions(colleagues: readonly Colleague[], adminId: string): Option[] {
  const me = { value: adminId, label: 'Me' }
  return [me, { value: 'nobody', label: 'Nobody' }, ...optionsOf(colleagues, adminId)]
}
