import { code } from './code'

/**
 * The interfaces that all classes implement. They convert a value to maps for any JSON library, and to JSON without one. With
 * `annotations` Jackson serializes values as these maps.
 */
export function kotlinRuntime(annotations: string | undefined): string[] {
  if (annotations === undefined) return runtime.filter((line) => !annotation.test(line))
  return runtime.map((line) => line.replace('JsonValue', 'com.fasterxml.jackson.annotation.JsonValue'))
}

const annotation = /@(?:get:)?JsonValue$/

const runtime = code`
  /** A text of a fixed set; [code] is how it stands in JSON. */
  interface Coded {
      @get:JsonValue
      val code: String
  }

  /** What can be sent. */
  interface Payload {
      /** Maps, lists, texts, numbers and booleans only, as any JSON library takes them. */
      @JsonValue
      fun toMap(): Map<String, Any?>

      /** The JSON text. */
      fun toJson(): String = StringBuilder().also { writeJson(it, toMap()) }.toString()
  }

  private fun buildPayload(fill: MutableMap<String, Any?>.() -> Unit): Map<String, Any?> =
      LinkedHashMap<String, Any?>().apply(fill)

  private fun plain(value: Any?): Any? = when (value) {
      is Payload -> value.toMap()
      is Coded -> value.code
      is Map<*, *> -> value.entries.associate { (key, item) -> key.toString() to plain(item) }
      is Iterable<*> -> value.map(::plain)
      else -> value
  }

  private fun writeJson(out: StringBuilder, value: Any?) {
      when (value) {
          is Map<*, *> -> {
              out.append('{')
              value.entries.forEachIndexed { index, (key, item) ->
                  if (index > 0) out.append(',')
                  quoteJson(out, key.toString())
                  writeJson(out.append(':'), item)
              }
              out.append('}')
          }
          is Iterable<*> -> {
              out.append('[')
              value.forEachIndexed { index, item -> writeJson(if (index > 0) out.append(',') else out, item) }
              out.append(']')
          }
          is Double -> {
              require(!value.isNaN() && !value.isInfinite()) { "JSON has no " + value }
              out.append(value)
          }
          null, is Number, is Boolean -> out.append(value)
          else -> quoteJson(out, value.toString())
      }
  }

  private fun quoteJson(out: StringBuilder, text: String) {
      out.append('"')
      for (letter in text) {
          when {
              letter == '"' || letter == '\\' -> out.append('\\').append(letter)
              letter < ' ' || letter.isSurrogate() -> out.append(String.format("\\u%04x", letter.code))
              else -> out.append(letter)
          }
      }
      out.append('"')
  }
`
