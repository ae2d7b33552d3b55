const names = (list: string) => new Set(list.split(' '))

export const ELEMENTS = names(
  'svg g defs title desc symbol use path rect circle ellipse line polyline polygon text tspan ' +
    'linearGradient radialGradient stop clipPath mask pattern marker filter style feBlend ' +
    'feColorMatrix feComponentTransfer feFuncA feFuncB feFuncG feFuncR feComposite feDropShadow ' +
    'feFlood feGaussianBlur feMerge feMergeNode feMorphology feOffset',
)
/** Elements whose text is kept. */
export const TEXT_ELEMENTS = names('title desc text tspan style')
/** Elements that are removed with their content. */
export const REMOVED_ELEMENTS = names('metadata')

/** Other attributes are removed, which does not change the image. */
export const ATTRIBUTES = names(
  'id class style x y x1 x2 y1 y2 cx cy r rx ry fx fy fr d points width height viewBox ' +
    'preserveAspectRatio transform gradientTransform gradientUnits spreadMethod offset href ' +
    'patternUnits patternContentUnits patternTransform clipPathUnits maskUnits maskContentUnits ' +
    'markerUnits markerWidth markerHeight orient refX refY filterUnits primitiveUnits in in2 ' +
    'result mode operator k1 k2 k3 k4 stdDeviation dx dy rotate pathLength type values ' +
    'tableValues slope intercept amplitude exponent radius textLength lengthAdjust xml:space ' +
    'fill fill-opacity fill-rule stroke stroke-width stroke-linecap stroke-linejoin ' +
    'stroke-miterlimit stroke-dasharray stroke-dashoffset stroke-opacity opacity color display ' +
    'visibility overflow clip-path clip-rule mask mask-type filter flood-color flood-opacity ' +
    'stop-color stop-opacity marker marker-start marker-mid marker-end paint-order vector-effect ' +
    'mix-blend-mode isolation font-family font-size font-style font-weight font-stretch ' +
    'letter-spacing word-spacing text-anchor text-decoration dominant-baseline ' +
    'alignment-baseline baseline-shift writing-mode shape-rendering text-rendering ' +
    'color-interpolation color-interpolation-filters',
)

export const SVG_TYPE = 'image/svg+xml'
export const SVG = 'http://www.w3.org/2000/svg'
export const XLINK = 'http://www.w3.org/1999/xlink'

/** Namespaces of drawing programs, whose elements are removed. */
const PRIVATE =
  /^(https?:\/\/(www\.)?(inkscape\.org|sodipodi\.sourceforge\.net|w3\.org\/1999\/02\/22-rdf|creativecommons\.org|web\.resource\.org|purl\.org|bohemiancoding\.com|figma\.com|vectornator\.io|serif\.com|boxy-svg\.com)|http:\/\/ns\.adobe\.com\/|&?ns_)/

export const isEditorNamespace = (namespace: string): boolean => PRIVATE.test(namespace)

export function outsideReference(value: string): string | undefined {
  const found =
    /\\|@[a-z-]+|\b(image-set|image|src|expression|cross-fade|element)\s*\(|javascript:|\bdata:/i.exec(
      value,
    )
  if (found) return found[0].trim()
  const outside = /url\((?!\s*(["']?)#[^"'()\s]+\1\s*\))[^)]*/i.exec(value)
  return outside?.[0].slice(0, 60)
}
