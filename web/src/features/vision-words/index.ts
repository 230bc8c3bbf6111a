export { OwnWords } from './OwnWords.tsx';
