import { editUrl } from '#app/models/content/edit-url'
import { type Company, company } from './company'
import type { Group } from './fields/kinds'

const shipped = company.parse({})

/** Fields whose shipped value no real company has. */
const SAMPLES = [
  'name',
  'legalName',
  'registrationNumber',
  'registeredOffice',
  'branchOffice',
  'helpdeskPhone',
  'tollFreePhone',
  'email',
  'salesEmail',
  'website',
  'latitude',
  'chatUrl',
  'microblogUrl',
  'socialUrl',
  'professionalUrl',
  'photoUrl',
  'contactPerson',
  'testimonials',
  'directorCaption',
  'privacyEmail',
] as const satisfies readonly (keyof Company)[]

/** Fields whose shipped value is right for a company whose address is there. */
const PLACES = ['city', 'jurisdiction'] as const satisfies readonly (keyof Company)[]

type Field = keyof Company

export interface Sample {
  field: Field
  label: string
  group: Group
}

export function listSamples(current: Company): Sample[] {
  const isElsewhere = !current.registeredOffice.includes(shipped.city)
  const fields = isElsewhere ? [...SAMPLES, ...PLACES] : SAMPLES
  return fields.filter((field) => isShipped(current, field)).map(toSample)
}

export function listInvalid(current: Company): Sample[] {
  const { error } = company.safeParse(current)
  return (error?.issues ?? [])
    .map(({ path }) => path[0])
    .filter(isField)
    .map(toSample)
}

function isShipped(current: Company, field: Field): boolean {
  return JSON.stringify(current[field]) === JSON.stringify(shipped[field])
}

export function isGroupShipped(current: Company, group: Group): boolean {
  return fieldsOf(group).every((field) => isShipped(current, field))
}

const isField = (name: unknown): name is Field =>
  typeof name === 'string' && Object.hasOwn(company.shape, name)

export const groupUrl = (group: Group) => editUrl('company', fieldsOf(group)[0])

function toSample(field: Field): Sample {
  const { title = field, group } = wordsOf(field)
  return { field, label: field === 'latitude' ? 'Map position' : title, group }
}

function fieldsOf(group: Group): Field[] {
  return (Object.keys(company.shape) as Field[]).filter((field) => wordsOf(field).group === group)
}

const wordsOf = (field: Field) => company.shape[field].meta() as { title?: string; group: Group }
