import type { DescribedCommand, DescribedOption } from './DescribedCommand'

/** A script for fish, to be sourced or kept as `beffroi.fish` among its completions. */
export function fish(commands: readonly DescribedCommand[]): string {
  const lines = commands.flatMap((command) => [
    `complete -c beffroi -n __fish_use_subcommand -f -a ${quote(command.name)} -d ${quote(command.summary)}`,
    ...completeCommand(command),
  ])
  return `# Completion of beffroi for fish: beffroi completion fish | source

complete -c beffroi -n __fish_use_subcommand -f -l help -s h -d 'print the help'
complete -c beffroi -n __fish_use_subcommand -f -l version -s v -d 'print the version'
${lines.join('\n')}
`
}

function completeCommand({ name, options, words }: DescribedCommand): string[] {
  const start = `complete -c beffroi -n ${quote(`__fish_seen_subcommand_from ${name}`)}`
  const argument = words.length > 0 ? [`${start} -f -a ${quote(words.join(' '))}`] : []
  return [...argument, ...options.map((option) => `${start} ${flags(option)} -d ${quote(option.description)}`)]
}

function flags({ names, takesValue, words }: DescribedOption): string {
  const typed = names.map((name) => (name.startsWith('--') ? `-l ${name.slice(2)}` : `-s ${name.slice(1)}`))
  if (takesValue) typed.push(words.length > 0 ? `-x -a ${quote(words.join(' '))}` : '-r')
  return typed.join(' ')
}

const quote = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
