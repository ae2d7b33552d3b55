import { data } from '@remix-run/node'
import { bannerOf, type InputErrors } from '#app/http/parse'
import { type StorageFault, storageRefusal } from '#app/http/problem.server'

/** The form again, with what was typed. @param failure says what was not done, unless exactly one field is wrong */
export function refuseForm<Values>(
  values: Values,
  fields: InputErrors['fields'],
  failure: string,
  init: ResponseInit = { status: 400 },
) {
  const isOne = Object.keys(fields).length === 1
  const banner = isOne ? bannerOf({ form: [], fields }) : failure
  return data({ values, fields, banner }, init)
}

export function refuseStorage<Values>(values: Values, fault: StorageFault) {
  const { status, message } = storageRefusal(fault)
  return refuseForm(values, {}, message, { status })
}
