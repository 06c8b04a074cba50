/** What a drawing may consist of: shapes, paint, text and filters. No scripts, links, animations or foreign content. */
export const svgElements = words(`
  svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath image marker
  linearGradient radialGradient stop pattern clipPath mask filter feBlend feColorMatrix feComponentTransfer feComposite
  feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG
  feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile
  feTurbulence
`);

/** What may be said about the parts; `href` and `style` are looked at besides. */
export const svgAttributes = words(`
  id class style lang role aria-label aria-labelledby aria-hidden focusable tabindex
  x y x1 y1 x2 y2 cx cy r rx ry fx fy fr dx dy d points width height viewBox preserveAspectRatio version transform
  href xlink:href xmlns xmlns:xlink xml:space
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-dashoffset opacity color display visibility overflow clip clip-path clip-rule mask filter
  paint-order vector-effect shape-rendering image-rendering text-rendering color-interpolation
  color-interpolation-filters mix-blend-mode isolation enable-background
  font-family font-size font-style font-weight font-variant font-stretch letter-spacing word-spacing text-anchor
  text-decoration dominant-baseline alignment-baseline baseline-shift writing-mode textLength lengthAdjust startOffset
  method spacing rotate
  offset stop-color stop-opacity gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits
  patternTransform clipPathUnits maskUnits maskContentUnits filterUnits primitiveUnits
  marker-start marker-mid marker-end markerWidth markerHeight markerUnits refX refY orient
  in in2 result type values mode operator k1 k2 k3 k4 stdDeviation edgeMode radius scale xChannelSelector
  yChannelSelector baseFrequency numOctaves seed stitchTiles tableValues slope intercept amplitude exponent order
  kernelMatrix divisor bias targetX targetY preserveAlpha surfaceScale diffuseConstant specularConstant
  specularExponent azimuth elevation z pointsAtX pointsAtY pointsAtZ limitingConeAngle flood-color flood-opacity
  lighting-color
`);

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
