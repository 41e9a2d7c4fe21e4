import { raw } from 'hono/html'

/** The tokens of app/styles/themes.css, light and dark. */
const light = {
  paper: '#fbf8f3',
  sheet: '#fffefa',
  ink: '#1d1b18',
  soft: '#635c52',
  line: '#e5ddd0',
  rubric: '#a3201a',
  onRubric: '#fffaf5',
}
const dark = {
  paper: '#1d1b18',
  sheet: '#272420',
  ink: '#f6f4ef',
  soft: '#bdb5a8',
  line: '#3d3832',
  rubric: '#eb9488',
  onRubric: '#1d1b18',
}

export const colours = light

/** Mail programs show the shop's fonts only where these are installed. */
export const serif = "font-family:Newsreader,Georgia,'Times New Roman',serif"
export const sans = "font-family:'Instrument Sans',-apple-system,'Segoe UI',Helvetica,Arial,sans-serif"

/**
 * Every element has its styles inline; these rules are for programs that also read a style sheet. They set the dark
 * colours, so that no program invents its own, and put columns below each other on phones.
 */
export const styleSheet = raw(`
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (prefers-color-scheme: dark) {
  .paper { background: ${dark.paper} !important }
  .sheet { background: ${dark.sheet} !important; border-color: ${dark.line} !important }
  .ink { color: ${dark.ink} !important }
  .soft { color: ${dark.soft} !important }
  .rubric { color: ${dark.rubric} !important }
  .line { border-color: ${dark.line} !important }
  .main-button { background: ${dark.rubric} !important; color: ${dark.onRubric} !important }
  .button { border-color: ${dark.soft} !important; color: ${dark.ink} !important }
}
@media (max-width: 480px) {
  .sheet { padding: 24px 20px !important }
  .half { display: block !important; width: 100% !important }
}`)
