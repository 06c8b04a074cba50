/** A figure with its samples. */
export interface Metric {
  name: string;
  help: string;
  type: "counter" | "gauge" | "histogram";
  samples: Sample[];
}

interface Sample {
  /** `_bucket`, `_sum` or `_count` of a histogram. */
  suffix?: string;
  labels?: Record<string, string>;
  value: number;
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
