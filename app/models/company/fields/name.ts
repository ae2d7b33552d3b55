import { isPictureName } from '#app/content/picture'
import { z } from '#app/models/schema'
import { inGroup, optional, text } from './kinds'

export const SHIPPED_BRAND = '#d50c1d'

const field = inGroup('Name and brand')

const picture = z
  .string()
  .refine((name) => name === '' || isPictureName(name), 'Choose one of the pictures')
  .default('')

export const nameFields = {
  name: field('Company name', text('Acme'), {
    description: 'As customers know you. The first letter is the mark in the logo.',
  }),
  nameSuffix: field('Headline of the home page, after the name', optional('TECHNOLOGY', 20), {
    description:
      'Optional. As large as the name, which is shown in capitals there. Write capitals here too for the same look.',
  }),
  legalName: field('Legal name', text('Acme Technology Private Limited'), {
    description: 'As registered. Policies and the footer show it.',
  }),
  registrationNumber: field('Registration number', optional('U00000UP2019PTC000000'), {
    description: 'Optional. In India the CIN; the footer shows it.',
  }),
  logo: field('Logo', picture, {
    description: 'Optional. Without one the first letter of the name is shown.',
    input: 'image',
  }),
  brand: field(
    'Brand colour',
    z
      .string()
      .regex(/^#[0-9a-f]{6}$/i, 'Choose a colour such as #0a58ca')
      .toLowerCase()
      .default(SHIPPED_BRAND),
    { description: 'One colour. Shades for both themes are made from it.', input: 'colour' },
  ),
}
