import { expect, it } from "vitest";
import { type Metric, writeMetrics } from "./metric.ts";
import { RequestCounts } from "./request-counts.ts";

const visits = (value: number, kind = "page"): Metric => ({
  ...{ name: "visits_total", help: "Visits.", type: "counter" },
  samples: [{ labels: { kind }, value }],
});
it("what a label says cannot end the label", () => {
  expect(writeMetrics([visits(1, 'a"b\\c\nd')])).toContain('visits_total{kind="a\\"b\\\\c\\nd"} 1\n');
});

it("a figure without samples is left out", () => {
  expect(writeMetrics([{ ...visits(1), samples: [] }])).toBe("");
});

it("requests are counted by kind and status, timed unless they were ready, and told from pages that had to be made", () => {
  const counts = new RequestCounts();
  const over = { id: "1", method: "GET", path: "/", bytes: 10, wasLeft: false };
  counts.count("page", 200);
  counts.count("page", 304);
  counts.note({ ...over, kind: "page", status: 200, ms: 30 });
  counts.pages.miss += 1;
  counts.note({ ...over, kind: "door", status: 200, ms: 3, wasLeft: true });
  const text = writeMetrics(counts.metrics).split("\n");
  expect(text).toEqual(
    expect.arrayContaining([
      'nine_requests_total{kind="page",status="200"} 2',
      'nine_requests_total{kind="page",status="304"} 1',
      'nine_requests_total{kind="door",status="499"} 1',
      'nine_page_cache_total{result="hit"} 2',
      'nine_page_cache_total{result="miss"} 1',
      'nine_request_duration_seconds_bucket{kind="page",le="0.025"} 0',
      'nine_request_duration_seconds_bucket{kind="page",le="0.05"} 1',
      'nine_request_duration_seconds_bucket{kind="page",le="+Inf"} 1',
      'nine_request_duration_seconds_sum{kind="page"} 0.03',
      'nine_request_duration_seconds_count{kind="page"} 1',
    ]),
  );
});
