/** Where an answer came from, told by its type: the first request of a pair, and the one that may hide in its body. */
export const firstAddress = "/robots.txt";
export const hiddenAddress = "/favicon.svg";

const hidden = `GET ${hiddenAddress} HTTP/1.1\r\nHost: a\r\nX: `;
const whole = `GET ${hiddenAddress} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`;

/** Headers and bodies of which two readers may disagree where the request ends. */
const heads: [headers: string[], body: string][] = [
  [["Content-Length: 0"], ""],
  [["Content-Length: 5"], "abcde"],
  [["Content-Length: 5", "Content-Length: 5"], "abcde"],
  [["Content-Length: 5", "Content-Length: 0"], "abcde"],
  [["Content-Length: 0", "Content-Length: 5"], "abcde"],
  [["Content-Length: 5, 5"], "abcde"],
  ...["+5", "-5", "0x5", "5 ", " 5", "5a", "05", "5.0", "٥", "", "99999999999999999999"].map(
    (text): [string[], string] => [[`Content-Length: ${text}`], "abcde"],
  ),
  [["Content-Length : 5"], "abcde"],
  [["Content-Length:5"], "abcde"],
  [["content-length: 5", "Transfer-Encoding: identity"], "abcde"],
  ...[
    ...[
      "chunked",
      "Chunked",
      " chunked",
      "chunked ",
      "\tchunked",
      "xchunked",
      "chunked, identity",
      "identity, chunked",
    ],
    ...["gzip, chunked", "chunked, chunked", '"chunked"', "chunked;q=1", "\u000bchunked", "chunk", "identity", ""],
  ].flatMap((coding): [string[], string][] => [
    [[`Transfer-Encoding: ${coding}`], "0\r\n\r\n"],
    [["Content-Length: 5", `Transfer-Encoding: ${coding}`], "0\r\n\r\n"],
    [[`Transfer-Encoding: ${coding}`, "Content-Length: 3"], "0\r\n\r\n"],
  ]),
  [["Transfer-Encoding : chunked"], "0\r\n\r\n"],
  [["Transfer-Encoding: chunked", "Transfer-Encoding: identity"], "0\r\n\r\n"],
  [["X: y\r\n Transfer-Encoding: chunked", "Content-Length: 5"], "0\r\n\r\n"],
  [["Transfer-Encoding:\r\n chunked"], "0\r\n\r\n"],
  [["X: y\nTransfer-Encoding: chunked"], "0\r\n\r\n"],
  [["X: y\rTransfer-Encoding: chunked"], "0\r\n\r\n"],
  [["X: y\u0000Transfer-Encoding: chunked"], "0\r\n\r\n"],
  [["Transfer-Encoding\u0000: chunked"], "0\r\n\r\n"],
  ...[
    ...[
      "1\r\na\r\n0\r\n\r\n",
      "1;x=y\r\na\r\n0\r\n\r\n",
      "01\r\na\r\n0\r\n\r\n",
      "0x1\r\na\r\n0\r\n\r\n",
      "+1\r\na\r\n0\r\n\r\n",
    ],
    ...[
      "1 \r\na\r\n0\r\n\r\n",
      " 1\r\na\r\n0\r\n\r\n",
      "1\na\n0\n\n",
      "1\r\naX0\r\n\r\n",
      "1\r\na\r\n0\r\nT: v\r\n\r\n",
    ],
    ...[
      "-1\r\n\r\n",
      "g\r\n\r\n",
      "\r\n0\r\n\r\n",
      "1;\nx\r\na\r\n0\r\n\r\n",
      "1\r\nab\r\n0\r\n\r\n",
      "0\r\n",
      "0\r\n\n",
    ],
    ...[
      "100000000000000001\r\na\r\n0\r\n\r\n",
      "1\r\n\r\n0\r\n\r\n",
      "2\r\na\r\n0\r\n\r\n",
      "1\r\na\r\n00\r\n\r\n",
      "1_0\r\na\r\n0\r\n\r\n",
    ],
  ].map((body): [string[], string] => [["Transfer-Encoding: chunked"], body]),
  [[`Content-Length: ${hidden.length}`], hidden],
  [[`Content-Length: ${hidden.length}`, "Transfer-Encoding: chunked"], `0\r\n\r\n${hidden}`],
  [["Expect: 100-continue", "Content-Length: 5"], "abcde"],
  [["Upgrade: h2c", "Connection: Upgrade", "Content-Length: 5"], "abcde"],
  [["Connection: Content-Length", "Content-Length: 5"], "abcde"],
];

/** Each as a POST and as a GET, with a second request behind it. */
export const pipelinedPairs: string[] = ["POST", "GET"].flatMap((method) =>
  heads.map(
    ([headers, body]) =>
      `${method} ${firstAddress} HTTP/1.1\r\nHost: a\r\n${headers.map((header) => `${header}\r\n`).join("")}\r\n${body}${whole}`,
  ),
);
