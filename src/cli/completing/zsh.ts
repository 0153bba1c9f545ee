import type { DescribedCommand, DescribedOption, Words } from './DescribedCommand'

/** A script for zsh, to be sourced or put into a folder of `fpath` as `_beffroi`. */
export function zsh(commands: readonly DescribedCommand[]): string {
  const list = commands.map(({ name, summary }) => `    ${quote(`${name}:${escaped(summary)}`)}`)
  const cases = commands.map(({ name, options, words }) => {
    const lines = [...options.flatMap(describeOption), `*:argument:${action(words)}`]
    return `    ${name})\n      _arguments -S \\\n${lines.map((line) => `        ${quote(line)}`).join(' \\\n')}\n      ;;`
  })
  return `#compdef beffroi
# Completion of beffroi for zsh: source <(beffroi completion zsh)

_beffroi() {
  local -a commands
  commands=(
${list.join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe -t commands command commands
    return
  fi
  local command=$words[2]
  shift words
  (( CURRENT-- ))
  case $command in
${cases.join('\n')}
  esac
}

if [ "$funcstack[1]" = _beffroi ]; then
  _beffroi "$@"
else
  compdef _beffroi beffroi
fi
`
}

function describeOption({ names, description, takesValue, words }: DescribedOption): string[] {
  // A star lets an option be given again; an equals sign lets its value follow either way.
  return names.map((name) =>
    takesValue
      ? `*${name}${name.startsWith('--') ? '=' : ''}[${escaped(description)}]:value:${action(words)}`
      : `${name}[${escaped(description)}]`,
  )
}

function action(words: Words): string {
  if (words.length === 0) return '_files'
  // After a word that ends so, something follows without a blank.
  if (words.every((word) => word.endsWith('='))) return `{compadd -S "" -- ${words.join(' ')}}`
  return `(${words.join(' ')})`
}

const escaped = (text: string): string => text.replace(/[\\[\]:]/g, '\\$&')

const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`
