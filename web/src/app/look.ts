/** The look of every page, in the order in which one style sheet builds on another. */
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import './tokens.css';
import './themes.css';
import './fonts.css';
import './theme.css';
import '../art/art.css';
