/** Whether the visitor asked their system for less movement. */
export const prefersCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
