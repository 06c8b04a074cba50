import { type Point, pointOf } from "#domain/clubs/club-map.ts";

/** Lines and areas of Madrid as we draw it: few points, given as latitude and longitude, and no more detail than recognizes it. */
const lines = {
  outerRing: [
    [40.501, -3.71],
    [40.502, -3.66],
    [40.48, -3.623],
    [40.452, -3.608],
    [40.42, -3.608],
    [40.39, -3.613],
    [40.362, -3.64],
    [40.35, -3.69],
    [40.359, -3.74],
    [40.38, -3.78],
    [40.41, -3.8],
    [40.44, -3.797],
    [40.475, -3.79],
    [40.495, -3.765],
  ],
  innerRing: [
    [40.4815, -3.688],
    [40.479, -3.672],
    [40.457, -3.6605],
    [40.4405, -3.6605],
    [40.43, -3.6625],
    [40.421, -3.6625],
    [40.406, -3.669],
    [40.395, -3.676],
    [40.3855, -3.683],
    [40.391, -3.6975],
    [40.401, -3.713],
    [40.414, -3.7225],
    [40.421, -3.724],
    [40.433, -3.733],
    [40.45, -3.737],
    [40.459, -3.7385],
    [40.478, -3.728],
    [40.48, -3.706],
  ],
  river: [
    [40.56, -3.775],
    [40.515, -3.76],
    [40.48, -3.748],
    [40.45, -3.743],
    [40.435, -3.734],
    [40.421, -3.724],
    [40.413, -3.722],
    [40.401, -3.713],
    [40.393, -3.701],
    [40.385, -3.69],
    [40.37, -3.685],
    [40.345, -3.67],
    [40.3, -3.62],
  ],
  castellana: [
    [40.409, -3.6925],
    [40.4195, -3.693],
    [40.434, -3.689],
    [40.446, -3.6905],
    [40.466, -3.689],
    [40.4815, -3.688],
  ],
  alcala: [
    [40.4168, -3.7038],
    [40.4195, -3.693],
    [40.4265, -3.678],
    [40.43, -3.6625],
    [40.441, -3.64],
    [40.4565, -3.608],
  ],
  countryPark: [
    [40.433, -3.736],
    [40.42, -3.727],
    [40.408, -3.73],
    [40.402, -3.75],
    [40.41, -3.775],
    [40.428, -3.77],
    [40.437, -3.755],
  ],
  park: [
    [40.42, -3.6885],
    [40.4205, -3.68],
    [40.411, -3.677],
    [40.4085, -3.685],
    [40.413, -3.689],
  ],
} as const satisfies Record<string, readonly (readonly [number, number])[]>;

/** The motorways from the inner ring to the edge of what is ever shown. */
const roads: readonly (readonly (readonly [number, number])[])[] = [
  [
    [40.4815, -3.688],
    [40.53, -3.65],
    [40.75, -3.58],
  ],
  [
    [40.4405, -3.6605],
    [40.456, -3.57],
    [40.5, -3.25],
  ],
  [
    [40.406, -3.669],
    [40.37, -3.59],
    [40.22, -3.3],
  ],
  [
    [40.3855, -3.683],
    [40.3, -3.69],
    [40.02, -3.64],
  ],
  [
    [40.414, -3.7225],
    [40.39, -3.78],
    [40.2, -4.05],
  ],
  [
    [40.459, -3.7385],
    [40.49, -3.85],
    [40.65, -4.12],
  ],
];

const districts = [
  ["Tetuán", 40.4605, -3.7],
  ["Chamartín", 40.462, -3.676],
  ["Salamanca", 40.43, -3.6765],
  ["Centro", 40.4165, -3.7105],
  ["Moncloa", 40.439, -3.7225],
  ["Carabanchel", 40.378, -3.74],
  ["Latina", 40.392, -3.77],
  ["Usera", 40.379, -3.706],
  ["Vallecas", 40.385, -3.643],
  ["Moratalaz", 40.406, -3.638],
  ["Hortaleza", 40.474, -3.64],
  ["Barajas", 40.475, -3.57],
  ["Fuencarral", 40.512, -3.71],
  ["Villaverde", 40.345, -3.7],
  ["San Blas", 40.427, -3.607],
  ["Getafe", 40.305, -3.73],
  ["Alcobendas", 40.54, -3.64],
] as const;

/** The drawing as paths of SVG, in the units of `pointOf`. */
export const cityPaths = {
  outerRing: smooth(lines.outerRing, true),
  innerRing: smooth(lines.innerRing, true),
  river: smooth(lines.river, false),
  streets: [straight(lines.castellana), straight(lines.alcala), ...roads.map(straight)].join(""),
  parks: `${straight(lines.countryPark)}Z${straight(lines.park)}Z`,
};

/** The names of districts and where they stand. */
export const districtNames: readonly (Point & { name: string })[] = districts.map(([name, latitude, longitude]) => ({
  name,
  ...pointOf({ latitude, longitude }),
}));

type Line = readonly (readonly [number, number])[];

function pointsOf(line: Line): Point[] {
  return line.map(([latitude, longitude]) => pointOf({ latitude, longitude }));
}

function straight(line: Line): string {
  return `M${pointsOf(line).map(write).join("L")}`;
}

/** Through the middles of its lines, each corner bent: as round as it takes for few bytes. */
function smooth(line: Line, isClosed: boolean): string {
  const points = pointsOf(line);
  const next = (index: number) => points[(index + 1) % points.length] ?? { x: 0, y: 0 };
  const bends = points.map((point, index) => `Q${write(point)} ${write(middleOf(point, next(index)))}`);
  const [first = { x: 0, y: 0 }] = points;
  if (isClosed) return `M${write(middleOf(points.at(-1) ?? first, first))}${bends.join("")}Z`;
  return `M${write(first)}${bends.slice(1, -1).join("")}L${write(points.at(-1) ?? first)}`;
}

function middleOf(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function write({ x, y }: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}
