import { clampChroma, converter, formatHex, type Oklch, wcagContrast } from 'culori'

export const BACKGROUNDS = {
  light: ['#fdfaf9', '#f6f2f1'],
  dark: ['#120d0c', '#1f1a19', '#181312'],
}

/** WCAG 2.2, 1.4.3. */
const TEXT = 4.5
const LARGE_TEXT = 3
const GRADIENT_TEXT = 5.5

const toOklch = converter('oklch')

interface ShadeTarget {
  lightness: number
  chroma: number
  against: string[]
  contrast?: number
  towards?: 'black' | 'white'
}

function shadesOf(brand: string) {
  const seed = toOklch(brand) ?? { mode: 'oklch', l: 0, c: 0 }
  const shade = (target: ShadeTarget) => shadeOf(seed, target)
  const plain = (lightness: number, chroma: number) => shade({ lightness, chroma, against: [] })

  const tint = { light: plain(0.962, 0.08), dark: plain(0.255, 0.27) }
  const lightBackgrounds = ['#ffffff', tint.light, ...BACKGROUNDS.light]
  const darkBackgrounds = [tint.dark, ...BACKGROUNDS.dark]
  const onWhite = { chroma: 1, against: ['#ffffff'] }

  const light = shade({ lightness: seed.l, chroma: 1, against: lightBackgrounds })
  const dark = shade({ lightness: Math.max(lightnessOf(light), 0.5), ...onWhite })
  const hover = {
    light: plain(Math.max(lightnessOf(light) - 0.063, 0.1), 0.9),
    dark: shade({ lightness: lightnessOf(dark) + 0.03, ...onWhite }),
  }
  const ink = {
    light: shade({ lightness: 0.5, chroma: 0.92, against: lightBackgrounds }),
    dark: shade({ lightness: 0.735, chroma: 0.7, against: darkBackgrounds, towards: 'white' }),
  }
  const display = shade({
    lightness: 0.64,
    chroma: 0.97,
    against: darkBackgrounds,
    contrast: LARGE_TEXT,
    towards: 'white',
  })
  const gradient = (lightness: number, chroma: number) =>
    shade({ lightness, chroma, against: ['#ffffff'], contrast: GRADIENT_TEXT })
  const gradients = {
    g1: gradient(0.3, 0.52),
    g2: gradient(0.47, 0.85),
    g3: gradient(0.545, 0.96),
  }
  return { light, dark, hover, ink, tint, display, ...gradients }
}

export function brandTokens(brand: string) {
  const { light, dark, hover, ink, tint, display, g1, g2, g3 } = shadesOf(brand)
  return {
    '--brand': `light-dark(${light}, ${dark})`,
    '--brand-hover': `light-dark(${hover.light}, ${hover.dark})`,
    '--brand-ink': `light-dark(${ink.light}, ${ink.dark})`,
    '--brand-tint': `light-dark(${tint.light}, ${tint.dark})`,
    '--brand-display': `light-dark(${light}, ${display})`,
    '--brand-g1': g1,
    '--brand-g2': g2,
    '--brand-g3': g3,
  }
}

/** The brand colour, darkened if the contrast of white text on it is too low. */
export function brandColour(brand: string): string {
  return shadesOf(brand).light
}

/** The shades made from a colour, and the contrast (WCAG 2.2) of white text on them. */
export function brandReport(brand: string) {
  const { light, dark } = shadesOf(brand)
  const contrast = (colour: string) => Math.floor(wcagContrast('#ffffff', colour) * 10) / 10
  return {
    brand,
    light,
    dark,
    isDarkened: light !== brand,
    contrast: contrast(brand),
    lightContrast: contrast(light),
    needed: TEXT,
  }
}

function shadeOf(seed: Oklch, target: ShadeTarget): string {
  const { lightness, chroma, against, contrast = TEXT, towards = 'black' } = target
  const step = towards === 'black' ? -0.005 : 0.005
  for (let l = lightness; l > 0 && l < 1; l += step) {
    const shade = formatHex(clampChroma({ ...seed, l, c: seed.c * chroma }, 'oklch'))
    if (against.every((ground) => wcagContrast(shade, ground) >= contrast)) return shade
  }
  return towards === 'black' ? '#000000' : '#ffffff'
}

function lightnessOf(colour: string): number {
  return toOklch(colour)?.l ?? 0
}
