import type { ExampleRequest } from './ExampleRequest'

/** Languages of the examples, each with the code that sends a request and what runs it. */
export const exampleLanguages: readonly {
  name: string
  title: string
  write: (request: ExampleRequest) => string
}[] = [
  { name: 'curl', title: 'curl', write: curl },
  { name: 'python', title: 'Python, with its standard library', write: python },
  { name: 'php', title: 'PHP', write: php },
  { name: 'java', title: 'Java 15 and later (java Example.java)', write: java },
]

/** Seconds after which a portal waits no longer. */
const seconds = 8

function curl({ method, url, headers, body, answers }: ExampleRequest): string {
  const quote = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`
  return [
    `curl --silent --show-error --max-time ${seconds}${method === 'GET' ? '' : ` --request ${method}`} ${quote(url)}`,
    ...headers.map(([name, value]) => `--header ${quote(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data ${quote(body)}`]),
    ...(answers === 'file' ? ['--output answer'] : []),
  ].join(' \\\n  ')
}

function python({ method, url, headers, body, answers }: ExampleRequest): string {
  const shown = {
    json: 'print(json.load(answer))',
    file: 'print(len(answer.read()))',
    nothing: 'print(answer.status)',
  }
  return [
    ...(answers === 'json' ? ['import json'] : []),
    'import urllib.request',
    '',
    'request = urllib.request.Request(',
    `    ${JSON.stringify(url)},`,
    `    method=${JSON.stringify(method)},`,
    `    headers={${headers.map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`).join(', ')}},`,
    ...(body === undefined ? [] : [`    data=r'''${body}'''.encode(),`]),
    ')',
    `with urllib.request.urlopen(request, timeout=${seconds}) as answer:`,
    `    ${shown[answers]}`,
  ].join('\n')
}

function php({ method, url, headers, body, answers }: ExampleRequest): string {
  const quote = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
  const shown = {
    json: 'print_r(json_decode($answer, true));',
    file: 'echo strlen($answer);',
    nothing: 'echo $http_response_header[0];',
  }
  return [
    '<?php',
    "$context = stream_context_create(['http' => [",
    `    'method' => ${quote(method)},`,
    `    'header' => [${headers.map(([name, value]) => quote(`${name}: ${value}`)).join(', ')}],`,
    ...(body === undefined ? [] : ["    'content' => <<<'JSON'", body, 'JSON,']),
    `    'timeout' => ${seconds},`,
    ']]);',
    `$answer = file_get_contents(${quote(url)}, false, $context);`,
    shown[answers],
  ].join('\n')
}

function java({ method, url, headers, body, answers }: ExampleRequest): string {
  // Java reads what stands between three quotes as it is, except for a backslash.
  const text = body?.replaceAll('\\', '\\\\')
  const publisher =
    text === undefined ? 'HttpRequest.BodyPublishers.noBody()' : `HttpRequest.BodyPublishers.ofString("""\n${text}""")`
  const handler = { json: 'ofString', file: 'ofByteArray', nothing: 'discarding' }[answers]
  const shown = { json: 'answer.body()', file: 'answer.body().length', nothing: 'answer.statusCode()' }[answers]
  return [
    'import java.net.URI;',
    'import java.net.http.HttpClient;',
    'import java.net.http.HttpRequest;',
    'import java.net.http.HttpResponse;',
    'import java.time.Duration;',
    '',
    'class Example {',
    '    public static void main(String[] arguments) throws Exception {',
    `        var request = HttpRequest.newBuilder(URI.create(${JSON.stringify(url)}))`,
    `            .timeout(Duration.ofSeconds(${seconds}))`,
    ...headers.map(([name, value]) => `            .header(${JSON.stringify(name)}, ${JSON.stringify(value)})`),
    `            .method(${JSON.stringify(method)}, ${publisher})`,
    '            .build();',
    `        var answer = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.${handler}());`,
    `        System.out.println(${shown});`,
    '    }',
    '}',
  ].join('\n')
}
