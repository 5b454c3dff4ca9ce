import { Button } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { dragged, isMovable, MOST_ZOOM, squareOf, WHOLE, type Crop } from './crop.rules.js';

/** Pixels of the view, and of the picture that is sent. */
const VIEW = 240;
const SENT = 512;

interface PhotoCropperProps {
  picture: ImageBitmap;
  busy: boolean;
  onUse: (photo: Blob) => void;
  onCancel: () => void;
}

/** Chooses the part of a picture that becomes the photo: by dragging, or by the sliders. */
export function PhotoCropper({ picture, busy, onUse, onCancel }: PhotoCropperProps) {
  const [crop, setCrop] = useState(WHOLE);
  const [problem, setProblem] = useState('');
  const canvas = useRef<HTMLCanvasElement>(null);
  const grip = useRef<{ x: number; y: number }>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { side } = squareOf(picture, crop);

  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (canvas.current) draw(canvas.current, picture, crop);
  }, [picture, crop]);

  const use = () => {
    const sent = Object.assign(document.createElement('canvas'), { width: SENT, height: SENT });
    draw(sent, picture, crop);
    sent.toBlob(
      (blob) =>
        blob ? onUse(blob) : setProblem('This picture could not be cut. Please choose another one.'),
      'image/jpeg',
      0.9,
    );
  };

  return (
    <div className="cropper">
      <h3 ref={heading} tabIndex={-1}>
        Choose the part to show
      </h3>
      <div className="cropper-row">
        <canvas
          ref={canvas}
          className="cropper-view"
          width={VIEW * 2}
          height={VIEW * 2}
          role="img"
          aria-label="The photo as it will be"
          onPointerDown={({ currentTarget, pointerId, clientX: x, clientY: y }) => {
            currentTarget.setPointerCapture(pointerId);
            grip.current = { x, y };
          }}
          onPointerMove={({ currentTarget, clientX: x, clientY: y }) => {
            const from = grip.current;
            if (!from) return;
            grip.current = { x, y };
            const by = { x: x - from.x, y: y - from.y };
            setCrop((now) => dragged(picture, now, by, currentTarget.clientWidth));
          }}
          onPointerUp={() => (grip.current = null)}
          onPointerCancel={() => (grip.current = null)}
        />
        <div className="cropper-sliders">
          <Slider
            label="Zoom"
            min={1}
            max={MOST_ZOOM}
            value={crop.zoom}
            said={`${crop.zoom.toFixed(1)} times`}
            onChange={(zoom) => setCrop({ ...crop, zoom })}
          />
          <Slider
            label="Left or right"
            min={-1}
            max={1}
            value={crop.x}
            said={place(crop.x, 'left', 'right')}
            disabled={!isMovable(picture.width, side)}
            onChange={(x) => setCrop({ ...crop, x })}
          />
          <Slider
            label="Up or down"
            min={-1}
            max={1}
            value={crop.y}
            said={place(crop.y, 'up', 'down')}
            disabled={!isMovable(picture.height, side)}
            onChange={(y) => setCrop({ ...crop, y })}
          />
          <p className="sm t3">Drag the picture, or use the sliders. Zoom in to move it further.</p>
        </div>
      </div>
      {problem && (
        <p className="inline-error" role="alert">
          {problem}
        </p>
      )}
      <div className="account-actions">
        <Button type="primary" disabled={busy} onClick={use}>
          Use this photo
        </Button>
        <Button disabled={busy} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

interface SliderProps {
  label: string;
  min: number;
  max: number;
  value: number;
  said: string;
  disabled?: boolean;
  onChange: (value: number) => void;
}

function Slider({ label, said, onChange, ...rest }: SliderProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        {...rest}
        id={id}
        type="range"
        step={0.05}
        aria-valuetext={said}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </div>
  );
}

const place = (at: number, low: string, high: string): string =>
  Math.abs(at) < 0.01 ? 'middle' : `${Math.round(Math.abs(at) * 100)} % ${at < 0 ? low : high}`;

function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { left, top, side } = squareOf(picture, crop);
  // A JPEG has no transparency: what shows through would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}
