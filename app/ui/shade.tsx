/**
 * The blur of a shadow in a drawing (scenes.css), once a document. Safari blurs a part of a drawing only by a filter that
 * stands in the document. Its room reaches three deviations around the smallest shadow, a map pin's of 40 by 20.
 */
export function Shade() {
  return (
    <svg className="shade" width="0" height="0" aria-hidden="true">
      <filter
        id="shade"
        x="-70%"
        y="-140%"
        width="240%"
        height="380%"
        colorInterpolationFilters="sRGB"
      >
        <feGaussianBlur stdDeviation="9" />
      </filter>
    </svg>
  )
}
