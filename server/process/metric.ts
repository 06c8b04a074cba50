/** A figure with its samples, as it goes from process to process. */
export interface Metric {
  name: string;
  help: string;
  type: "counter" | "gauge" | "histogram";
  /** What the figure of several processes is; their sum unless said otherwise. */
  together?: "max";
  samples: Sample[];
}

interface Sample {
  /** `_bucket`, `_sum` or `_count` of a histogram. */
  suffix?: string;
  labels?: Record<string, string>;
  value: number;
}

/** The figures of several processes as those of one. */
export function mergeMetrics(lists: readonly Metric[][]): Metric[] {
  const merged = new Map<string, { metric: Metric; samples: Map<string, Sample> }>();
  for (const metric of lists.flat()) {
    const known = merged.get(metric.name) ?? { metric, samples: new Map<string, Sample>() };
    merged.set(metric.name, known);
    for (const sample of metric.samples) {
      const key = nameOf(metric.name, sample);
      const before = known.samples.get(key)?.value;
      const add = metric.together === "max" ? Math.max : (one: number, other: number) => one + other;
      known.samples.set(key, { ...sample, value: before === undefined ? sample.value : add(before, sample.value) });
    }
  }
  return [...merged.values()].map(({ metric, samples }) => ({ ...metric, samples: [...samples.values()] }));
}

/** In the text format of Prometheus, version 0.0.4 (prometheus.io/docs/instrumenting/exposition_formats). */
export function writeMetrics(metrics: readonly Metric[]): string {
  return metrics
    .filter(({ samples }) => samples.length > 0)
    .map(({ name, help, type, samples }) => {
      const lines = samples.map((sample) => `${nameOf(name, sample)} ${sample.value}\n`);
      return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join("")}`;
    })
    .join("");
}

function nameOf(name: string, { suffix = "", labels = {} }: Sample): string {
  const pairs = Object.entries(labels).map(([label, value]) => `${label}="${quote(value)}"`);
  return `${name}${suffix}${pairs.length > 0 ? `{${pairs.join(",")}}` : ""}`;
}

function quote(value: string): string {
  return value.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
}
