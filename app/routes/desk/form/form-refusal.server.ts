import { data } from '@remix-run/node'
import { bannerOf, type InputErrors } from '#app/http/parse'
import { storageRefusal } from '#app/http/problem.server'
import type { StorageFault } from '#app/models/storage.server'

/** Shows the form again with the typed values. @param failure the banner, unless exactly one field is wrong */
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
