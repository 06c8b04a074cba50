/** Comparisons that take one value. */
export type Comparison = "eq" | "neq" | "gt" | "gte" | "lt" | "lte" | "like" | "ilike" | "cs";

/** What `is` can be asked. */
export type Truth = "null" | "not_null" | "true" | "false" | "unknown";

export type Test =
  | { operator: Comparison; value: string }
  | { operator: "in"; values: string[] }
  | { operator: "is"; value: Truth };

/** Which rows a request speaks of: tests on columns, joined in groups. */
export type Condition =
  | { kind: "test"; column: string; isNegated: boolean; test: Test }
  | { kind: "group"; join: "and" | "or"; isNegated: boolean; conditions: Condition[] };
