import type { DescribedCommand } from './DescribedCommand'

/** A script for bash 3.2 and newer. Where it knows no words the shell offers files. */
export function bash(commands: readonly DescribedCommand[]): string {
  const cases = commands.flatMap(({ name, options, words }) => [
    [`${name} -`, options.flatMap(({ names }) => names)] as const,
    [`${name} `, words] as const,
    ...options
      .filter(({ takesValue }) => takesValue)
      .flatMap(({ names, words: values }) => names.map((option) => [`${name} ${option}`, values] as const)),
  ])
  const lines = cases.map(([key, words]) => `    ${quote(key)}) words=${quote(words.join(' '))} ;;`)
  const names = commands.map(({ name }) => name).join(' ')
  return `# Completion of beffroi for bash: source <(beffroi completion bash)

_beffroi_words() {
  case "$1" in
${lines.join('\n')}
    *) return 1 ;;
  esac
}

_beffroi() {
  local line="\${COMP_LINE:0:COMP_POINT}" typed=() cur='' last='' words='' prefix=''
  COMPREPLY=()
  read -ra typed <<<"$line"
  if [[ $line != *[[:space:]] ]]; then
    cur="\${typed[\${#typed[@]}-1]}"
    unset "typed[\${#typed[@]}-1]"
  fi
  if [ \${#typed[@]} -le 1 ]; then
    words=${quote(`${names} --help --version`)}
  else
    last="\${typed[\${#typed[@]}-1]}"
    if [[ $cur == --*=* ]]; then
      prefix="\${cur%%=*}="
      _beffroi_words "\${typed[1]} \${cur%%=*}" || return 0
    elif [[ $last == -* ]] && _beffroi_words "\${typed[1]} $last"; then
      :
    elif [[ $cur == -* ]]; then
      _beffroi_words "\${typed[1]} -" || return 0
    else
      _beffroi_words "\${typed[1]} " || return 0
    fi
  fi
  local word
  for word in $words; do
    [[ $prefix$word == "$cur"* ]] && COMPREPLY+=("$prefix$word")
  done
  # Bash replaces only what stands after the last "=".
  if [[ $cur == *=* && $COMP_WORDBREAKS == *=* ]]; then
    local kept="\${cur%"\${cur##*=}"}" index
    for index in "\${!COMPREPLY[@]}"; do COMPREPLY[index]="\${COMPREPLY[index]#"$kept"}"; done
  fi
  if [ \${#COMPREPLY[@]} -eq 1 ] && [[ \${COMPREPLY[0]} == *= ]]; then compopt -o nospace 2>/dev/null; fi
  return 0
}

complete -o default -F _beffroi beffroi
`
}

const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`
