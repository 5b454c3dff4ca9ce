# Counts syllables, pauses and pitch of a sound: the method of de Jong & Wempe (2009), written for this benchmark.
form Count syllable nuclei
  sentence path
endform
sound = Read from file: path$
intensity = To Intensity: 50, 0, "yes"
loudest = Get quantile: 0, 0, 0.99
quietest = Get minimum: 0, 0, "Parabolic"
threshold = max (loudest - 25, quietest)
silences = To TextGrid (silences): threshold - loudest, 0.3, 0.1, "silent", "sounding"
selectObject: sound
pitch = To Pitch (ac): 0.02, 30, 4, "no", 0.03, 0.25, 0.01, 0.35, 0.25, 450
selectObject: intensity
matrix = Down to Matrix
asSound = To Sound (slice): 1
peaks = To PointProcess (extrema): 1, "yes", "no", "Sinc70"
count = Get number of points
nuclei = 0
lastTime = 0
for i to count
  selectObject: peaks
  time = Get time from index: i
  selectObject: asSound
  level = Get value at time: 1, time, "Cubic"
  if level > threshold
    voiced = 1
    if i < count
      selectObject: peaks
      nextTime = Get time from index: i + 1
      selectObject: intensity
      dip = Get minimum: time, nextTime, "None"
    else
      dip = 0
    endif
    if abs (level - dip) > 2
      selectObject: pitch
      f0 = Get value at time: time, "Hertz", "Linear"
      selectObject: silences
      interval = Get interval at time: 1, time
      label$ = Get label of interval: 1, interval
      if f0 <> undefined and label$ = "sounding"
        nuclei = nuclei + 1
      endif
    endif
  endif
endfor
writeInfoLine: nuclei
