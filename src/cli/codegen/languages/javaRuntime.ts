import { code } from './code'

/**
 * The interfaces that all records implement. They convert a value to maps for any JSON library, and to JSON without one. With
 * `annotations` Jackson serializes values as these maps.
 */
export function javaRuntime(annotations: string | undefined): string[] {
  if (annotations === undefined) return runtime.filter((line) => line.trim() !== annotation)
  return runtime.map((line) => line.replace(annotation, '@com.fasterxml.jackson.annotation.JsonValue'))
}

const annotation = '@JsonValue'

const runtime = code`
  /** A text of a fixed set. */
  public interface Coded {
    /** As it stands in JSON. */
    @JsonValue
    String code();
  }

  /** What can be sent. */
  public interface Payload {
    /** Maps, lists, texts, numbers and booleans only, as any JSON library takes them. */
    @JsonValue
    java.util.Map<String, Object> toMap();

    /** The JSON text. */
    default String toJson() {
      var out = new StringBuilder();
      write(out, toMap());
      return out.toString();
    }

    private static Object plain(Object value) {
      if (value instanceof Payload payload) return payload.toMap();
      if (value instanceof Coded coded) return coded.code();
      if (value instanceof java.util.Map<?, ?> map) {
        var copy = new java.util.LinkedHashMap<String, Object>();
        putAll(copy, map);
        return copy;
      }
      if (value instanceof Iterable<?> items) {
        var copy = new java.util.ArrayList<Object>();
        items.forEach(item -> copy.add(plain(item)));
        return copy;
      }
      return value;
    }

    private static void putAll(java.util.Map<String, Object> copy, java.util.Map<?, ?> map) {
      map.forEach((key, item) -> copy.putIfAbsent(String.valueOf(key), plain(item)));
    }

    private static void write(StringBuilder out, Object value) {
      if (value instanceof java.util.Map<?, ?> map) {
        var before = '{';
        for (var entry : map.entrySet()) {
          quote(out.append(before), String.valueOf(entry.getKey()));
          write(out.append(':'), entry.getValue());
          before = ',';
        }
        out.append(map.isEmpty() ? "{}" : "}");
      } else if (value instanceof java.util.List<?> items) {
        var before = '[';
        for (var item : items) {
          write(out.append(before), item);
          before = ',';
        }
        out.append(items.isEmpty() ? "[]" : "]");
      } else if (value instanceof Double number && !Double.isFinite(number)) {
        throw new IllegalArgumentException("JSON has no " + number);
      } else if (value == null || value instanceof Number || value instanceof Boolean) {
        out.append(value);
      } else {
        quote(out, String.valueOf(value));
      }
    }

    private static void quote(StringBuilder out, String text) {
      out.append('"');
      for (var index = 0; index < text.length(); index++) {
        var letter = text.charAt(index);
        if (letter == '"' || letter == '\\') out.append('\\').append(letter);
        else if (letter < ' ' || Character.isSurrogate(letter)) out.append(String.format("\\u%04x", (int) letter));
        else out.append(letter);
      }
      out.append('"');
    }
  }
`
