import type { Profile } from '@lectern/contracts/profile';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { errorMessage } from '../../../api/error-message.js';
import { useDeleteAvatarMutation, useUploadAvatarMutation } from '../../../api/profile.api.js';
import { Avatar } from '../../../ui/avatar.js';
import { useConfirm } from '../../../ui/confirm.js';
import { Panel } from '../../../ui/panel.js';
import { useToast } from '../../../ui/toast.js';
import { PhotoCropper } from './photo-cropper.js';

/** Larger ones are no portraits; the browser would be busy with them for long. */
const MOST_BYTES = 25_000_000;
const MOST_PIXELS = 50_000_000;

/** The photo: chosen, cut here, and drawn anew by the server. */
export function PhotoPanel({ profile }: { profile: Profile }) {
  const [upload, uploading] = useUploadAvatarMutation();
  const [remove, removing] = useDeleteAvatarMutation();
  const [picture, setPicture] = useState<ImageBitmap>();
  const [problem, setProblem] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const confirm = useConfirm();
  const toast = useToast();

  const done = () => {
    picture?.close();
    setPicture(undefined);
    requestAnimationFrame(() => button.current?.focus());
  };
  const open = async (file: File) => {
    setProblem('');
    if (file.size > MOST_BYTES)
      return setProblem('This picture is larger than 25 MB. Please choose a smaller one.');
    const opened = await createImageBitmap(file).catch(() => null);
    if (!opened)
      return setProblem('This is no picture that the browser can read. Please choose a PNG, JPEG or WebP.');
    if (opened.width * opened.height > MOST_PIXELS) {
      opened.close();
      return setProblem('This picture has more than 50 million pixels. Please choose a smaller one.');
    }
    return setPicture(opened);
  };
  const use = async (file: Blob) => {
    setProblem('');
    try {
      await upload({ upload: { file, fileName: 'photo.jpg' } }).unwrap();
      toast({ kind: 'success', title: 'Photo changed' });
      done();
    } catch (error) {
      setProblem(errorMessage(error, 'The photo could not be saved. Please try again.'));
    }
  };
  const drop = async () => {
    const agreed = await confirm({
      title: 'Delete your photo?',
      content: 'Your initials are shown in its place. The picture cannot be brought back.',
      yes: 'Delete photo',
      no: 'Keep it',
      loses: true,
    });
    if (!agreed) return;
    setProblem('');
    try {
      await remove({}).unwrap();
      toast({ kind: 'success', title: 'Photo deleted' });
      button.current?.focus();
    } catch (error) {
      setProblem(errorMessage(error, 'The photo could not be deleted. Please try again.'));
    }
  };

  return (
    <Panel labelledBy="photo">
      <h2 id="photo">Photo</h2>
      {picture ? (
        <PhotoCropper
          picture={picture}
          busy={uploading.isLoading}
          onUse={(file) => void use(file)}
          onCancel={done}
        />
      ) : (
        <div className="photo-row">
          <Avatar large name={profile.name || profile.email} url={profile.avatarUrl} />
          <div>
            <p className="t2">
              {profile.avatarUrl === null
                ? 'No photo: your initials are shown. A PNG, JPEG or WebP will do.'
                : 'Shown beside your name.'}
            </p>
            <div className="account-actions">
              <Button ref={button} onClick={() => input.current?.click()}>
                Change photo
              </Button>
              {profile.avatarUrl !== null && (
                <Button disabled={removing.isLoading} onClick={() => void drop()}>
                  Delete photo
                </Button>
              )}
            </div>
          </div>
        </div>
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Photo file"
        accept="image/png,image/jpeg,image/webp"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void open(file);
        }}
      />
      {problem && (
        <p className="inline-error" role="alert">
          {problem}
        </p>
      )}
    </Panel>
  );
}
