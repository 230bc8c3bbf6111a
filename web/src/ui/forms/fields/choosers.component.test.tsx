import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPart } from '../../../../test/app.tsx';
import { FileField } from './FileField.tsx';

function Picture() {
  const [file, setFile] = useState<File | null>(null);
  return (
    <FileField
      label="Picture"
      accept={['image/png']}
      maxBytes={2000}
      value={file}
      onChange={setFile}
    />
  );
}

const pngOf = (size: number) => new File(['x'.repeat(size)], 'boat.png', { type: 'image/png' });

test('a file is chosen, shown, removed, and refused where it is too large', async () => {
  await renderPart(<Picture />);
  await expect.element(page.getByRole('button', { name: /^Choose a file/ })).toBeVisible();
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  await userEvent.upload(input, pngOf(1000));
  await expect.element(page.getByText('boat.png · 1 kB')).toBeVisible();
  await userEvent.upload(input, pngOf(3000));
  await expect.element(page.getByText('This file has 3 kB, and 2 kB is the most.')).toBeVisible();
  await expect.element(page.getByText('boat.png · 1 kB')).toBeVisible();
  await page.getByRole('button', { name: 'Remove boat.png' }).click();
  await expect.element(page.getByText('boat.png · 1 kB')).not.toBeInTheDocument();
});
